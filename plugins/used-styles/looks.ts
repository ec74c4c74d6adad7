const looks = { navbar: ['dark', 'primary'], footer: ['dark'] } as const;

interface Styled {
  readonly style?: unknown;
}

interface Configured {
  readonly navbar?: Styled;
  readonly footer?: Styled;
}

/**
 * The classes of Infima's variants of navbar and footer that the configuration does not choose. The theme puts the
 * names together at run time, so the code holds only their beginning.
 */
export function looksNotChosen(themeConfig: object): ReadonlySet<string> {
  const configured: Configured = themeConfig;
  return new Set(
    (['navbar', 'footer'] as const).flatMap((part) =>
      looks[part].filter((look) => look !== configured[part]?.style).map((look) => `${part}--${look}`),
    ),
  );
}
