/** Under which a text that nobody has asked with yet outlives a reload of this tab; of another person or content is nothing of it. */
function keyOf(user_id: string, container_id: string): string {
  return `takhti.generate_text.${user_id}.${container_id}`;
}

/** The text that was pasted for a generation and not sent yet; empty for none. */
export function keptSource(user_id: string, container_id: string): string {
  try {
    return sessionStorage.getItem(keyOf(user_id, container_id)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a text until a generation begins with it; an empty one is kept no longer. */
export function keepSource(user_id: string, container_id: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(user_id, container_id));
    else sessionStorage.setItem(keyOf(user_id, container_id), text);
  } catch {
    // A browser that keeps nothing has it until the reload.
  }
}
