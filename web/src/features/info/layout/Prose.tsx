import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';

const style = [
  'prose-line text-lg leading-relaxed',
  '[&_p]:mt-4 [&_p:first-child]:mt-0',
  '[&_ul]:mt-4 [&_ul]:list-disc [&_ul]:pl-6 [&_ol]:mt-4 [&_ol]:list-decimal [&_ol]:pl-6',
  '[&_li]:mt-2 [&_li]:pl-1 [&_li]:marker:text-link',
  '[&_a]:font-semibold [&_a]:text-link [&_a]:underline [&_a]:underline-offset-2',
].join(' ');

/** Styles running text: paragraphs, lists and links. */
export function Prose({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cx(style, className)}>{children}</div>;
}
