import type { ReactNode } from 'react';
import wordmark from '../../assets/brand/wordmark.svg';
import { cx } from '../../ui/cx.ts';
import { QrCode } from '../../ui/QrCode.tsx';
import { shortAddress } from './ShareLink.tsx';

/** The paper sizes. Each has a page in tokens.css that is as large as the paper. */
const papers = {
  a6: 'print:h-[147mm] print:w-[105mm] print:[page:a6]',
  a5: 'print:h-[209mm] print:w-[148mm] print:[page:a5]',
  a4: 'print:h-[296mm] print:w-[210mm] print:[page:a4]',
};
export type Paper = keyof typeof papers;

interface PosterProps {
  paper: Paper;
  /** the text above the code */
  children: ReactNode;
  url: string;
}

/**
 * Shows a sheet to put up or hand out that leads to an address. Everything on it is as large as the sheet allows, so
 * that all sizes look alike. It is dark on white in both colour schemes, because it is printed.
 */
export function Poster({ paper, children, url }: PosterProps) {
  return (
    <article
      aria-label="Cartel"
      className={cx(
        '@container aspect-[105/148] w-full max-w-80 overflow-hidden rounded-card border border-line bg-white text-deep',
        'print:m-0 print:aspect-auto print:max-w-none print:rounded-none print:border-0',
        papers[paper],
      )}
    >
      <div className="flex h-full flex-col items-center justify-between px-[8cqw] py-[9cqw] text-center">
        <img src={wordmark} alt="Tero" className="h-[11cqw] w-auto" />
        <div>{children}</div>
        <QrCode text={url} label={`Código QR de ${shortAddress(url)}`} className="w-[55cqw]" />
        <div className="text-[4.2cqw] leading-snug">
          <p>Apuntá con la cámara del celular, o entrá a</p>
          <p className="wrap-anywhere font-bold text-[5cqw]">{shortAddress(url)}</p>
        </div>
      </div>
    </article>
  );
}
