/** Wraps the theme's button: only its arrow, which screen readers do not see, shows whether the contents are open. */
import type { ReactNode } from 'react';
import CollapseButton from '@theme-original/TOCCollapsible/CollapseButton';
import type { Props } from '@theme/TOCCollapsible/CollapseButton';

export default function CollapseButtonWrapper(props: Props): ReactNode {
  return <CollapseButton {...props} aria-expanded={!props.collapsed} />;
}
