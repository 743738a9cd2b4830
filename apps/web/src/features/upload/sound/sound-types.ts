const extension = /\.(mp3|m4a|aac|mp4|ogg|oga|opus|wav|webm|flac)$/i;

/** The types in file choosers for sounds: all that a browser may be able to decode. */
export const soundTypes = '.mp3,.m4a,.aac,.ogg,.oga,.opus,.wav,.webm,.flac,audio/*';

/** Whether a file calls itself a sound; what it is shows when it is decoded. */
export function callsItselfSound(file: { readonly name: string; readonly type: string }): boolean {
  return extension.test(file.name) || file.type.startsWith('audio/');
}
