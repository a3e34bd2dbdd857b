let navigate: (href: string) => void = (href) => location.assign(href);

/** Sets how addresses of the site are navigated to; the router does when it begins. */
export const navigateBy = (how: (href: string) => void): void => void (navigate = how);

/** Takes the person to an address of the site, from code that stands outside of the routes. */
export const goTo = (href: string): void => navigate(href);
