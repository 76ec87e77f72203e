import type { Page } from '@playwright/test';

/**
 * Returns the faults that a different text size causes on the page: content that makes it scroll sideways, texts that
 * are cut off or overlap, words split over two lines, and bars that leave less than half of the screen.
 */
export function textFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults = new Set<string>();
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40)}"`;
    const scrolls = (value: string) => value === 'auto' || value === 'scroll';

    // in a phone's browser, innerWidth grows with overflowing content
    const { scrollWidth, clientWidth: width } = document.documentElement;
    if (scrollWidth > width) faults.add(`scrolls sideways: ${scrollWidth} px`);

    interface Text {
      element: Element;
      layer: Element;
      box: { left: number; right: number; top: number; bottom: number };
    }
    const texts: Text[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const node = nodes.currentNode as globalThis.Text;
      const element = node.parentElement;
      const isShown = element?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!element || !isShown || node.data.trim() === '' || element.closest('select, option, svg')) continue;
      splits(node, element);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const box = { left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom };
        const layer = within(element, box);
        if (layer && box.right - box.left > 1 && box.bottom - box.top > 1) texts.push({ element, layer, box });
      }
    }
    overlaps(texts.toSorted((a, b) => a.box.top - b.box.top));
    bars();
    return [...faults];

    /**
     * Reports split words. Words of 11 letters or more may be split on the narrowest screens and in large text (rule
     * NAV-129).
     */
    function splits(node: globalThis.Text, element: Element): void {
      // an address is no word
      if (/\S@\S/.test(node.data)) return;
      const isNarrow = matchMedia('(width <= 20rem)').matches;
      for (const { 0: word, index } of node.data.matchAll(/\p{L}{2,}/gu)) {
        if (word.length > (isNarrow ? 10 : 14)) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) faults.add(`splits "${word}" in ${nameOf(element)}`);
      }
    }

    /** Cuts a text's box to its visible part, and reports the part that is cut off; returns the text's layer. */
    function within(element: Element, box: Text['box']): Element | null {
      let layer: Element | null = null;
      for (let up: Element | null = element; up && up !== document.body; up = up.parentElement) {
        const style = getComputedStyle(up);
        if (up.getBoundingClientRect().width <= 1 || style.clipPath !== 'none') return null;
        if (style.position === 'fixed' || style.position === 'sticky') layer ??= up;
        if (style.position === 'absolute') layer ??= style.zIndex === 'auto' ? null : up;
        cut(element, up, style, box);
        if (style.position === 'fixed') return layer;
      }
      if (box.right > width + 2 || box.left < -2) faults.add(`beyond the edge: ${nameOf(element)}`);
      return layer ?? document.body;
    }

    function cut(element: Element, up: Element, style: CSSStyleDeclaration, box: Text['box']): void {
      if (style.overflowX === 'visible' && style.overflowY === 'visible') return;
      const frame = up.getBoundingClientRect();
      const isDeclared = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      const across = !scrolls(style.overflowX) && (box.right > frame.right + 2 || box.left < frame.left - 2);
      const down = !scrolls(style.overflowY) && (box.bottom > frame.bottom + 4 || box.top < frame.top - 4);
      if ((across || down) && !isDeclared) faults.add(`cut off: ${nameOf(element)}`);
      box.left = Math.max(box.left, frame.left);
      box.right = Math.min(box.right, frame.right);
      box.top = Math.max(box.top, frame.top);
      box.bottom = Math.min(box.bottom, frame.bottom);
    }

    function overlaps(sorted: Text[]): void {
      for (const [at, { element, layer, box }] of sorted.entries()) {
        for (let next = at + 1; next < sorted.length; next += 1) {
          const other = sorted[next];
          if (!other || other.box.top > box.bottom) break;
          if (other.layer !== layer || other.element.contains(element) || element.contains(other.element)) continue;
          const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          // the space above and below the letters may overlap
          const least = Math.min(box.bottom - box.top, other.box.bottom - other.box.top) * 0.35;
          if (wide > 3 && high > least) faults.add(`${nameOf(element)} lies over ${nameOf(other.element)}`);
        }
      }
    }

    function bars(): void {
      const fixed = [...document.querySelectorAll('header, nav, [data-action-bar], [class*="fixed"]')].filter((bar) => {
        const { position } = getComputedStyle(bar);
        const isBar = bar.checkVisibility() && !bar.closest('[data-modal]') && bar.clientWidth > width / 2;
        return isBar && (position === 'fixed' || position === 'sticky');
      });
      const taken = fixed.reduce((sum, bar) => sum + staying(bar), 0);
      if (taken > innerHeight / 2) faults.add(`bars take ${taken} px of ${innerHeight}`);
    }

    /** Returns the visible height of a bar once the page has been scrolled. */
    function staying(bar: Element): number {
      const { position, top } = getComputedStyle(bar);
      const box = bar.getBoundingClientRect();
      if (position === 'sticky') return box.height + Math.min(0, Number.parseFloat(top) || 0);
      return Math.max(0, Math.min(box.bottom, innerHeight) - Math.max(box.top, 0));
    }
  });
}
