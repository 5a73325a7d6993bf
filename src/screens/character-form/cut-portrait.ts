import { LIMITS } from '@/model/parts';

const SIDE = 96;
const QUALITIES = [0.85, 0.6, 0.35, 0.15] as const;

/** The middle of a picture as a small square, as a data URL that a sheet has room for; null if it can't be read. */
export async function cutPortrait(file: Blob): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file);
    const side = Math.min(picture.width, picture.height);
    const canvas = document.createElement('canvas');
    canvas.width = SIDE;
    canvas.height = SIDE;
    const left = (picture.width - side) / 2;
    const top = (picture.height - side) / 2;
    canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE);
    picture.close();
    // A browser that can't write WebP writes PNG, which knows no quality.
    const tries = ['image/webp', 'image/jpeg'].flatMap((type) => QUALITIES.map((quality) => [type, quality] as const));
    for (const [type, quality] of tries) {
      const text = canvas.toDataURL(type, quality);
      if (text.length <= LIMITS.portrait) return text;
    }
    return null;
  } catch {
    return null;
  }
}
