const nameOf = (link_code: string): string => `takhti.said.${link_code}`;

/** The learner's answer in this tab to the question of an own link; empty without one. */
export function saidBefore(link_code: string): string {
  try {
    return sessionStorage.getItem(nameOf(link_code)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps it for this tab: a phone goes from hand to hand, and a reload asks nothing again. */
export function keepSaid(link_code: string, who: string): void {
  try {
    sessionStorage.setItem(nameOf(link_code), who);
  } catch {
    // A browser that keeps nothing asks again.
  }
}
