/*
 * Replaces the original, whose elements are replaced at hydration: a press that began before was lost with the element
 * under it. Ours keeps its elements, and an effect chooses the stored tab. It answers all keys that the role `tab`
 * promises. Keys that are pressed before it can answer are held by the page's loader (`hold-keys.ts`).
 */
import type { KeyboardEvent, ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Tabs';
import styles from './styles.module.css';

/** Arrows move the focus from tab to tab and around the ends, Home and End to the ends. Space and Enter press a tab. */
function answerKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget: tab } = event;
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const [first, last] = [tab.parentElement?.firstElementChild, tab.parentElement?.lastElementChild];
  const led: Readonly<Record<string, Element | null | undefined>> = {
    ArrowLeft: tab.previousElementSibling ?? last,
    ArrowRight: tab.nextElementSibling ?? first,
    Home: first,
    End: last,
  };
  const to = led[key] as HTMLElement | undefined;
  if (to) to.focus();
  else if (key === ' ' || key === 'Enter') tab.click();
  else return;
  event.preventDefault();
}

export default function Tabs(props: Props): ReactNode {
  const context = useTabsContextValue(props);
  const { selectedValue, selectValue, tabValues, block } = context;
  const { blockElementScrollPositionUntilNextRender } = useScrollPositionBlocker();
  return (
    <TabsProvider value={context}>
      <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container', styles.tabs)}>
        <ul
          // eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- as in the original
          role="tablist"
          aria-orientation="horizontal"
          className={clsx('tabs', block && 'tabs--block', props.className)}
        >
          {tabValues.map(({ value, label, attributes }) => {
            const isSelected = value === selectedValue;
            return (
              <li
                key={value}
                // eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- as above
                role="tab"
                tabIndex={isSelected ? 0 : -1}
                aria-selected={isSelected}
                onKeyDown={answerKey}
                onClick={(event) => {
                  if (isSelected) return;
                  blockElementScrollPositionUntilNextRender(event.currentTarget);
                  selectValue(value);
                }}
                {...attributes}
                className={clsx(
                  'tabs__item',
                  styles.tab,
                  attributes?.className as string | undefined,
                  isSelected && 'tabs__item--active',
                )}
              >
                {label ?? value}
              </li>
            );
          })}
        </ul>
        <div className="margin-top--md">{sanitizeTabsChildren(props.children)}</div>
      </div>
    </TabsProvider>
  );
}
