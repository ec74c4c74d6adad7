/** Wraps the original: a click renders the page that it leads to, but not once more the page that it leaves. */
import type { ComponentType } from 'react';
import type { Props } from '@theme/DocRoot';
import Original from '@theme-original/DocRoot';
import { drawOnce } from '@site/src/features/text-first/draw-once';

export default drawOnce(Original as ComponentType<Props>);
