import { Problem } from '@takhti/contract';
import { limits } from '@takhti/domain';
import sharp, { type Metadata, type Sharp } from 'sharp';

/** The stored form of an upload: one still picture without the camera's data. */
export interface EncodedImage {
  readonly body: Buffer;
  readonly media_type: 'image/webp';
  readonly width: number;
  readonly height: number;
}

const formats: readonly string[] = ['jpeg', 'png'];
// 2 MB can unfold to gigabytes; the largest pictures of phones have 50 million pixels.
const max_pixels = 50_000_000;
/** The limit for unpacked pixels in memory, which limits of V8 do not include. Photos are decoded line by line, and need a third. */
const max_unfolded = 100 * 1024 * 1024;
const patience_seconds = 10;
const tookTooLong = /timeout/;

// One core is left to those who wait for nothing but an answer; what was decoded is of no use to the next.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Decodes an image and encodes it again: turned upright, no longer than 1600 pixels, without EXIF (place, time, device). What
 * a file was beside a picture is gone by that (specification, section 5; C-747). The decoder works in threads of its own, and
 * has limits of its own on pixels, memory and seconds.
 * @throws Problem uploads.not_an_image when the bytes are not a whole JPEG or PNG, no matter what the name says;
 * uploads.too_many_pixels; request.too_heavy
 */
export async function encodeImage(path: string): Promise<EncodedImage> {
  try {
    // Reads the header only, which may claim any size; the limits are checked below.
    const found = await sharp(path, { limitInputPixels: false, pages: 1 }).metadata();
    if (!formats.includes(found.format)) throw new Problem('uploads.not_an_image');
    if (isTooLarge(found)) throw new Problem('uploads.too_many_pixels');
    return await encode(sharp(path, { limitInputPixels: max_pixels, failOn: 'error', pages: 1 }), found);
  } catch (error) {
    if (error instanceof Problem) throw error;
    if (error instanceof Error && tookTooLong.test(error.message)) throw new Problem('request.too_heavy');
    // Messages of the decoder contain nothing that a person could fix.
    throw new Problem('uploads.not_an_image');
  }
}

/** Whether a picture has more pixels, or takes more memory while it is decoded, than there may be. */
function isTooLarge({ format, width, height, channels, depth, isProgressive }: Metadata): boolean {
  const pixels = width * height;
  if (pixels > max_pixels) return true;
  // Progressive pictures cannot be decoded line by line: all of it is in memory, a JPEG with two bytes for each value.
  const bytes_of_value = format === 'jpeg' || depth === 'ushort' ? 2 : 1;
  return isProgressive && pixels * channels * bytes_of_value > max_unfolded;
}

async function encode(picture: Sharp, { format }: Metadata): Promise<EncodedImage> {
  const side = limits.image.longest_side;
  const { data, info } = await picture
    .timeout({ seconds: patience_seconds })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    // Drawings and screenshots come as PNG, and show what a photo hides.
    .webp(format === 'png' ? { quality: 92, smartSubsample: true } : { quality: 82 })
    .toBuffer({ resolveWithObject: true });
  return { body: data, media_type: 'image/webp', width: info.width, height: info.height };
}
