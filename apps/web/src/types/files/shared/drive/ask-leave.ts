import type { GoogleLeave } from './google.ts';

/** Reading alone (G-397). */
const scope = 'https://www.googleapis.com/auth/drive.readonly';

/**
 * Asks the person, in a window of Google's, for permission to read their Drive.
 */
export async function askLeave(leave: GoogleLeave, client_id: string): Promise<string | null> {
  try {
    return await new Promise<string>((resolve, reject) => {
      leave
        .initTokenClient({
          client_id,
          scope,
          callback: ({ access_token, error }) =>
            access_token === undefined ? reject(new Error(error)) : resolve(access_token),
          error_callback: reject,
        })
        .requestAccessToken();
    });
  } catch (error) {
    // eslint-disable-next-line no-console -- somebody who closed the window, or is not allowed there, knows it (G-402)
    console.info('Google Drive gave no leave', error);
    return null;
  }
}
