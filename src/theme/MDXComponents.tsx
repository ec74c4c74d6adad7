/*
 * Wraps the original map and adds the components that pages may use without importing them.
 */
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import { ApiSignature } from '../features/api-pages/ApiSignature';
import { CodeFence } from '../features/code-fence/CodeFence';
import Diagram from '../features/diagrams/Diagram';
import GlossaryTerm from '../features/glossary/GlossaryTerm';
import { SamplePicture } from '../features/graph-picture/SamplePicture';
import Limit from '../features/limits/Limit';
import { ScrollingTable } from '../features/scrolling-table/ScrollingTable';
import { TaskCheckbox } from '../features/task-checkbox/TaskCheckbox';
import { FirstBlocks } from '../features/text-first/FirstBlocks';

export default {
  ...MDXComponents,
  wrapper: FirstBlocks,
  Tabs,
  TabItem,
  ApiSignature,
  CodeFence,
  Diagram,
  GlossaryTerm,
  Limit,
  SamplePicture,
  input: TaskCheckbox,
  table: ScrollingTable,
};
