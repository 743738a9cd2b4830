import { Problem } from '@takhti/contract';
import { limits } from '@takhti/domain';
import sharp from 'sharp';

/** What an upload becomes: one still picture without anything its camera wrote into it. */
export interface EncodedImage {
  readonly body: Buffer;
  readonly media_type: 'image/webp';
  readonly width: number;
  readonly height: number;
}

const formats: readonly string[] = ['jpeg', 'png'];
// 2 MB can unfold to gigabytes; the largest pictures of phones have 50 million pixels.
const max_pixels = 50_000_000;
// Such a picture takes 200 MB while it is decoded: memory outside of any thread's, so that it is done one at a time.
const patience_seconds = 20;

/**
 * Decodes an image and encodes it anew: turned upright, no longer than 1600 pixels, without EXIF (place, time, device). What
 * a file was beside a picture is gone by that (specification, section 5; C-747). The decoder works in threads of its own, and
 * has limits of its own on pixels and seconds.
 * @throws Problem uploads.not_an_image when the bytes are not a whole JPEG or PNG, whatever the name says
 */
export async function encodeImage(path: string): Promise<EncodedImage> {
  const picture = sharp(path, { limitInputPixels: max_pixels, failOn: 'error', pages: 1 });
  try {
    const { format } = await picture.metadata();
    if (!formats.includes(format)) throw new Problem('uploads.not_an_image');
    const side = limits.image.longest_side;
    const { data, info } = await picture
      .timeout({ seconds: patience_seconds })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      // Drawings and screenshots come as PNG, and show what a photo hides.
      .webp(format === 'png' ? { quality: 92, smartSubsample: true } : { quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { body: data, media_type: 'image/webp', width: info.width, height: info.height };
  } catch (error) {
    // The decoder's own words tell of its inside and of nothing that a person could mend.
    if (error instanceof Problem) throw error;
    throw new Problem('uploads.not_an_image');
  }
}
