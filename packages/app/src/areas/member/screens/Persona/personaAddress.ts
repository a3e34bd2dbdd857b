/** Tabs of a member's page, in order. */
export const personaTabs = ['posts', 'videos', 'live', 'plans', 'about'] as const;
export type PersonaTab = (typeof personaTabs)[number];

/** Reads an address of a persona page. `id` is undefined for one's own page, `tab` for the one that its owner put first. */
export function readPersona(parameters: URLSearchParams): { id: string | undefined; tab: PersonaTab | undefined } {
  const id = parameters.get('id') ?? '';
  return {
    id: /^[1-9]\d{0,14}$/.test(id) ? id : undefined,
    tab: personaTabs.find((one) => one === parameters.get('tab')),
  };
}

/** The address of a tab. */
export const personaTabHref = (id: string, tab: PersonaTab): string => `/persona?${new URLSearchParams({ id, tab })}`;
