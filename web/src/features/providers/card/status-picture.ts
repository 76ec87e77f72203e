import type { PublicProvider } from '@tero/shared/contract/providers';
import { initials } from '@tero/shared/rules/person-name';
import { placeLabel } from '@tero/shared/rules/places/coverage';
import { ratedWords } from '@tero/shared/rules/site/share-words';
import { excerpt } from '@tero/shared/rules/text/text';
import wordmark from '../../../assets/brand/wordmark-light.svg';
import { shortAddress } from '../../../common/share/ShareLink.tsx';
import { qrMargin, qrPath } from '../../../ui/qr-path.ts';

/** The size of a status. WhatsApp covers the top and the bottom with its own bars, so nothing is drawn there. */
export const statusSize = { width: 1080, height: 1920 };

const colours = { ground: '#0b5e6b', card: '#ffffff', ink: '#15242b', muted: '#4b5b64', soft: '#eaf5f6' };
const middle = statusSize.width / 2;
const card = { x: 90, y: 470, width: 900, height: 1090 };
const photo = { y: 470, radius: 150 };
const code = { y: 960, side: 480 };

/**
 * Draws a provider's card as a picture for a status. It shows the public data of the profile, and its link (rule
 * CARD-2).
 */
export async function drawStatus(
  canvas: HTMLCanvasElement,
  provider: PublicProvider,
  { url, src }: { url: string; src: string | null },
): Promise<void> {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const [mark, face] = await Promise.all([picture(wordmark), src && picture(src), ...fonts()]);
  const name = provider.company_name ?? provider.name;
  pen.fillStyle = colours.ground;
  pen.fillRect(0, 0, statusSize.width, statusSize.height);
  if (mark) pen.drawImage(mark, middle - 160, 170, 320, (320 * 256) / 823);
  pen.fillStyle = colours.card;
  rounded(pen, 56);
  drawFace(pen, face || null, name);
  pen.textAlign = 'center';
  let y = 725;
  y = write(pen, name, { y, size: 76, most: 2, font: `800 76px "Bricolage Grotesque", system-ui`, fill: colours.ink });
  const figtree = (weight: number, size: number) => `${weight} ${size}px Figtree, system-ui`;
  const trade = provider.service ?? '';
  y = write(pen, trade, { y, size: 46, most: 1, font: figtree(600, 46), fill: colours.ink });
  const facts = [provider.location && placeLabel(provider.location), ratedWords(ratedOf(provider))];
  write(pen, facts.filter(Boolean).join(' · '), { y, size: 38, most: 1, font: figtree(500, 38), fill: colours.muted });
  drawCode(pen, url);
  const address = shortAddress(url);
  write(pen, address, { y: 1495, size: 40, most: 1, font: figtree(700, 40), fill: colours.ground, shrinks: true });
}

function ratedOf({ rating, review_count }: PublicProvider) {
  return { rating, reviews_count: review_count };
}

/** Loads a picture. Returns null if there is no connection, or if the canvas may not use the picture. */
async function picture(src: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = src;
  return image.decode().then(
    () => image,
    () => null,
  );
}

/**
 * Loads the app's fonts, because a canvas does not wait for them. A font that fails to load is replaced by the device's
 * own.
 */
function fonts(): Promise<unknown>[] {
  return ['800 76px "Bricolage Grotesque"', '600 46px Figtree'].map((font) =>
    document.fonts.load(font).catch(() => undefined),
  );
}

function rounded(pen: CanvasRenderingContext2D, radius: number): void {
  const { x, y, width, height } = card;
  pen.beginPath();
  pen.moveTo(x + radius, y);
  pen.arcTo(x + width, y, x + width, y + height, radius);
  pen.arcTo(x + width, y + height, x, y + height, radius);
  pen.arcTo(x, y + height, x, y, radius);
  pen.arcTo(x, y, x + width, y, radius);
  pen.fill();
}

function drawFace(pen: CanvasRenderingContext2D, face: HTMLImageElement | null, name: string): void {
  const { y, radius } = photo;
  const circle = (size: number, fill: string) => {
    pen.beginPath();
    pen.arc(middle, y, size, 0, 2 * Math.PI);
    pen.fillStyle = fill;
    pen.fill();
  };
  circle(radius + 14, colours.card);
  circle(radius, colours.soft);
  if (!face) {
    pen.font = '800 120px "Bricolage Grotesque", system-ui';
    pen.fillStyle = colours.ground;
    pen.textAlign = 'center';
    pen.fillText(initials(name), middle, y + 42);
    return;
  }
  pen.save();
  pen.clip();
  const scale = (2 * radius) / Math.min(face.naturalWidth, face.naturalHeight);
  const [width, height] = [face.naturalWidth * scale, face.naturalHeight * scale];
  pen.drawImage(face, middle - width / 2, y - height / 2, width, height);
  pen.restore();
}

function drawCode(pen: CanvasRenderingContext2D, url: string): void {
  const { path, size } = qrPath(url);
  const cell = code.side / (size + 2 * qrMargin);
  pen.save();
  pen.translate(middle - code.side / 2 + qrMargin * cell, code.y + qrMargin * cell);
  pen.scale(cell, cell);
  pen.fillStyle = '#000';
  pen.fill(new Path2D(path));
  pen.restore();
}

interface Written {
  y: number;
  size: number;
  /** the maximum number of lines; text that does not fit is cut off in the last line */
  most: number;
  font: string;
  fill: string;
  /** narrows text that is too wide instead of cutting it */
  shrinks?: boolean;
}

/** Draws centred lines of text. Returns the y position of the next text. */
function write(pen: CanvasRenderingContext2D, text: string, { y, size, most, font, fill, shrinks }: Written): number {
  const room = card.width - 100;
  pen.font = font;
  pen.fillStyle = fill;
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const last = lines.at(-1);
    const longer = `${last ?? ''} ${word}`.trim();
    if (last !== undefined && (lines.length === most || pen.measureText(longer).width <= room)) {
      lines[lines.length - 1] = longer;
    } else lines.push(word);
  }
  for (const [at, line] of lines.entries()) {
    const shown = shrinks ? line : fitting(pen, line, room);
    pen.fillText(shown, middle, y + at * size * 1.1, room);
  }
  return y + lines.length * size * 1.1 + (lines.length > 0 ? 12 : 0);
}

function fitting(pen: CanvasRenderingContext2D, text: string, room: number): string {
  let shown = text;
  for (let most = text.length; pen.measureText(shown).width > room && most > 1; most -= 1) shown = excerpt(text, most);
  return shown;
}
