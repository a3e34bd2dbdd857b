let walk: (href: string) => void = (href) => location.assign(href);

/** Says how addresses of the site are walked to; the router does when it begins. */
export const walkBy = (how: (href: string) => void): void => void (walk = how);

/** Takes the person to an address of the site, from code that stands outside of the routes. */
export const goTo = (href: string): void => walk(href);
