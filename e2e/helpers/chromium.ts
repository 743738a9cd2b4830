/** The browser that walks the journeys: Debian's. */
export const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
