export interface Look {
  /** Everything that its legibility depends on: colours, size, weight and what is behind it. */
  readonly look: string;
  /** Selects one element with this look. */
  readonly selector: string;
}

/**
 * The different looks of the page's text, each with the first element that has it. Runs in the browser; the element
 * gets an attribute to be found by.
 */
export function listLooks(): readonly Look[] {
  const behind = new Map<Element, string>();

  /** Everything painted behind an element, down to the first opaque colour. */
  function readBehind(element: Element): string {
    const known = behind.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(element);
    const own = `${backgroundColor} ${backgroundImage} ${opacity} ${filter}`;
    const isOpaque = backgroundColor.startsWith('rgb(') && opacity === '1';
    const below = isOpaque || !element.parentElement ? '' : readBehind(element.parentElement);
    const all = own === 'rgba(0, 0, 0, 0) none 1 none' ? below : `${own} | ${below}`;
    behind.set(element, all);
    return all;
  }

  const hasOwnText = (element: Element): boolean =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

  function readLook(element: Element): string {
    const { color, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(element);
    // A link must be distinguishable from the words around it.
    const link = element.closest('a');
    const around = link?.parentElement;
    const linkLook =
      link && around
        ? [
            getComputedStyle(around).color,
            getComputedStyle(around).display,
            getComputedStyle(link).textDecorationLine,
            getComputedStyle(link).borderBottom,
            around.textContent !== link.textContent,
          ].join(' ')
        : '';
    return [color, fontSize, fontWeight, textShadow, textDecorationLine, linkLook, readBehind(element)].join(
      '; ',
    );
  }

  for (const element of document.querySelectorAll('[data-look]')) element.removeAttribute('data-look');
  const looks = new Map<string, Element>();
  for (const element of document.body.querySelectorAll('*')) {
    if (!hasOwnText(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
    const look = readLook(element);
    if (!looks.has(look)) looks.set(look, element);
  }
  return [...looks].map(([look, element], index) => {
    element.setAttribute('data-look', String(index));
    return { look, selector: `[data-look="${String(index)}"]` };
  });
}
