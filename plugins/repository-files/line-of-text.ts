/** The line on which a name or a text stands in JSON; the first where it does not. */
export const lineOfText = (json: string, text: string): number =>
  json.split('\n').findIndex((line) => line.includes(JSON.stringify(text))) + 1 || 1;
