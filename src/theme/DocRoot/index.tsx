/** Wraps the original: a click draws the page it leads to, and not the one it leaves as well. */
import type { ComponentType } from 'react';
import type { Props } from '@theme/DocRoot';
import Original from '@theme-original/DocRoot';
import { drawOnce } from '@site/src/features/text-first/draw-once';

export default drawOnce(Original as ComponentType<Props>);
