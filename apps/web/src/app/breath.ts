/** Lets the page draw and hear before the next piece of work. */
export function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
