/** A part of a picture, in hundredths of its width and height. */
interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The largest that a picture is kept at is smaller: nothing is lost by it. */
const qualities = [0.95, 0.85, 0.7];

/** A picture turned by a quarter, to the right or to the left. */
export function turned(picture: HTMLCanvasElement, to: 'right' | 'left'): HTMLCanvasElement {
  const { canvas, context } = canvasOf(picture.height, picture.width);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate(to === 'right' ? Math.PI / 2 : -Math.PI / 2);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  return canvas;
}

/** A part of a picture, of one pixel at least. */
export function cutTo(picture: HTMLCanvasElement, part: Part): HTMLCanvasElement {
  const [left, top] = [(part.x * picture.width) / 100, (part.y * picture.height) / 100].map(Math.round);
  const width = Math.max(1, Math.round((part.width * picture.width) / 100));
  const height = Math.max(1, Math.round((part.height * picture.height) / 100));
  const { canvas, context } = canvasOf(width, height);
  context.drawImage(picture, -(left ?? 0), -(top ?? 0));
  return canvas;
}

/**
 * Loads a picture into what can be drawn on.
 * @throws Error when it does not come
 */
export async function drawn(src: string): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const { canvas, context } = canvasOf(image.naturalWidth, image.naturalHeight);
  context.drawImage(image, 0, 0);
  return canvas;
}

/** A file of a picture that weighs less than so many bytes: without loss where that fits, which keeps what can be seen through. */
export async function fileOf(picture: HTMLCanvasElement, most_bytes: number): Promise<File> {
  const png = await blobOf(picture, 'image/png');
  if (png.size < most_bytes) return new File([png], 'picture.png', { type: png.type });
  const { canvas, context } = canvasOf(picture.width, picture.height);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0);
  let jpeg = png;
  for (const quality of qualities) {
    jpeg = await blobOf(canvas, 'image/jpeg', quality);
    if (jpeg.size < most_bytes) break;
  }
  return new File([jpeg], 'picture.jpg', { type: jpeg.type });
}

function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  return { canvas, context };
}

async function blobOf(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (!blob) throw new Error('this browser writes no pictures');
  return blob;
}
