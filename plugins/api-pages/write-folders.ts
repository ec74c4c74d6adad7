import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiGroup } from '../declarations/api-places';

const groupLabels: Readonly<Record<ApiGroup, string>> = {
  classes: 'Classes',
  functions: 'Functions',
  enumerations: 'Enumerations',
  interfaces: 'Interfaces',
  'type-aliases': 'Type aliases',
  variables: 'Variables',
};

/** After the written reference (6), before the guide to versions (8). */
const sidebarPosition = 7;

function writeCategory(folder: string, category: Readonly<Record<string, unknown>>): void {
  writeFileSync(path.join(folder, '_category_.json'), `${JSON.stringify(category, null, 2)}\n`);
}

/** Tells Docusaurus how the sidebar groups the pages: folded, in the order above. */
export function writeFolders(folder: string): void {
  writeCategory(folder, {
    label: 'All declarations',
    position: sidebarPosition,
    collapsed: true,
  });
  for (const [index, [group, label]] of Object.entries(groupLabels).entries()) {
    const ofGroup = path.join(folder, group);
    if (existsSync(ofGroup))
      writeCategory(ofGroup, { label, position: index + 1, collapsed: true, link: null });
  }
}
