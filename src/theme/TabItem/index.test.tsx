import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import TabItem from '.';

vi.mock('@docusaurus/theme-common/internal', () => ({ useTabs: () => ({ selectedValue: 'npm' }) }));

it.each([
  ['its label', <TabItem value="yarn" label="Yarn" children="" />, 'aria-label="Yarn" hidden=""'],
  ['its value if it has no label, as its tab is', <TabItem value="npm" children="" />, 'aria-label="npm"'],
])('a panel is named by %s', (_, panel, attributes) => {
  expect(renderToStaticMarkup(panel)).toContain(` ${attributes}></div>`);
});

it('keeps the class it is given', () => {
  const panel = <TabItem value="npm" className="wide" children="" />;
  expect(renderToStaticMarkup(panel)).toMatch(/ class="[^"]+ wide"/);
});
