/**
 * Gives each line of highlighted HTML an element of its own with its indent as a number: what is wrapped hangs below the
 * line's first word, and no blanks stay behind alone. Elements that reach over a line's end are opened anew.
 */
export function hangLines(html: string): string {
  const open: string[] = [];
  let lines = '';
  let line = '';
  const end = (): void => {
    const indent = /^(?:<[^>]+>)*(?<blanks> *)/.exec(line)?.groups?.blanks?.length ?? 0;
    const closing = open.map((tag) => `</${/^<(\w+)/.exec(tag)?.[1] ?? ''}>`).reverse();
    lines += `<span style="--indent:${indent}">${line.replace(/^((?:<[^>]+>)*) +/, '$1')}${closing.join('')}</span>`;
    line = open.join('');
  };
  for (const part of html.split(/(<[^>]+>|\n)/)) {
    if (part === '\n') {
      end();
      continue;
    }
    if (part.startsWith('</')) open.pop();
    else if (part.startsWith('<')) open.push(part);
    line += part;
  }
  end();
  return lines;
}
