/**
 * Puts each line of highlighted HTML into an element of its own, with its indent as a number. The wrapped part of a
 * line can then be indented to its first word, and no leading blanks remain on a line of their own. Elements that span
 * lines are closed and reopened.
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
