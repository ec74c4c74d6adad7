import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { liveSteps, type Step } from '../support/live-steps';
import type { Reader } from './reader';
import { keys } from './session';

const guide = 'docs/how-to-guides/basic-queries';

/** What a reader with WebKit does, in this order, in one tab. */
export const steps: readonly Step<Reader>[] = [
  ...liveSteps,
  [
    'Control with K opens search before the application has loaded, with the letters typed meanwhile',
    async (reader) => {
      await reader.visit(guide);
      await reader.session.press('k', [keys.control]);
      await reader.session.press('batch');
      await reader.meet('The hits for "batch"', () => {
        const box = document.querySelector<HTMLInputElement>('.DocSearch-Input');
        return box?.value === 'batch' && document.querySelectorAll('.DocSearch-Hit').length > 3;
      });
      await reader.session.press([keys.escape]);
      await reader.session.press([keys.escape]);
      await reader.meet('The end of the modal', () => !document.querySelector('.DocSearch-Modal'));
    },
  ],
  [
    'a page from the back-forward cache answers',
    async (reader) => {
      await reader.open(guide);
      await reader.session.ask(() => scrollTo(0, 600));
      await reader.session.ask(() => {
        document.documentElement.dataset.seen = 'true';
      });
      await reader.session.open(
        new URL('../../glossary', await reader.session.ask(() => location.href)).href,
      );
      await reader.session.goBack();
      await reader.meet('The page as it was left', () => document.documentElement.dataset.seen === 'true');
      assert.equal(await reader.session.ask(() => scrollY), 600);
      await reader.session.press('/');
      await reader.meet('The modal', () => document.querySelector('.DocSearch-Modal') !== null);
    },
  ],
  [
    'a page from the back-forward cache that ran a statement runs another one',
    async (reader) => {
      await reader.open('docs/getting-started/first-graph');
      await reader.press(0, 'Run');
      await reader.see(0, '[data-live-outcome="answer"]');
      const href = await reader.session.ask(() => {
        document.documentElement.dataset.seen = 'true';
        return location.href;
      });
      await reader.session.open(new URL('../../glossary', href).href);
      await reader.session.goBack();
      await reader.meet('The page as it was left', () => document.documentElement.dataset.seen === 'true');
      await reader.press(1, 'Run');
      await reader.see(1, '[data-live-outcome="answer"]');
    },
  ],
  [
    'a page that was left while the application loaded answers after going back',
    async (reader) => {
      await reader.visit('docs/how-to-guides/troubleshooting');
      await reader.session.ask(() => {
        window.dispatchEvent(new Event('scroll'));
        setTimeout(() => location.assign('../../glossary'), 200);
      });
      await reader.meet('The glossary', () => location.pathname.includes('glossary'));
      await reader.session.goBack();
      await reader.meet('The way back', () => location.pathname.includes('troubleshooting'));
      // WebKit, too, may have dropped the message by which React continues: the page then reloads after a second.
      await wait(2000);
      await reader.session.press('/');
      await reader.meet('The modal', () => document.querySelector('.DocSearch-Modal') !== null);
      // Only a page opened by `visit` collects messages, which are read after each step.
      await reader.visit('glossary');
    },
  ],
  [
    'a page from the back-forward cache has the colour mode that was chosen meanwhile',
    async (reader) => {
      await reader.open(guide);
      const href = await reader.session.ask(() => {
        document.documentElement.dataset.seen = 'true';
        return location.href;
      });
      await reader.session.open(new URL('../../glossary', href).href);
      await reader.session.ask(() =>
        document.querySelector<HTMLElement>('.navbar [aria-label*="dark and light"]')?.click(),
      );
      await reader.meet('Dark mode', () => document.documentElement.dataset.theme === 'dark');
      await reader.session.goBack();
      await reader.meet('The page as it was left', () => document.documentElement.dataset.seen === 'true');
      await reader.meet('Dark mode, there too', () => document.documentElement.dataset.theme === 'dark');
      await reader.session.ask(() => {
        localStorage.clear();
      });
    },
  ],
  [
    'the longest page is laid out to its end in the narrowest window',
    async (reader) => {
      await reader.session.resize(360, 740);
      await reader.open('docs/how-to-guides/troubleshooting');
      await reader.meet(
        'The end of the page',
        () => (document.querySelector('.pagination-nav')?.getBoundingClientRect().top ?? 0) > 50_000,
      );
      await reader.session.resize(1280, 800);
    },
  ],
  [
    'a term of the glossary has a dotted underline',
    async (reader) => {
      await reader.open('blog/why-age-schema-client');
      const line = await reader.session.ask(() => {
        const term = document.querySelector('.markdown a[href*="glossary#"]');
        const { textDecorationLine, textDecorationStyle } = getComputedStyle(term ?? document.body);
        return `${textDecorationLine} ${textDecorationStyle}`;
      });
      assert.equal(line, 'underline dotted');
    },
  ],
];
