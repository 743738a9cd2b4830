/** The browser that walks the journeys: Debian's, without its window. */
export const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell';
