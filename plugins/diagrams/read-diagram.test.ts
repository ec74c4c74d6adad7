import { describe, expect, it } from 'vitest';
import { makeTempFolder } from '../../scripts/test/temp-folder';
import { Stop } from '../repository-files/stop';
import { listDiagrams, parseDiagram, readDiagram } from './read-diagram';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 340 60">
  <title>Two parts &amp; an edge.</title>
  <desc>A "wheel"
    has a hub.</desc>
  <!-- not for readers -->
  <rect class="vertex part" x="0" y="0" width="90" height="28"/>
</svg>
`;

describe('parseDiagram', () => {
  it('returns caption, description and SVG in one line, labelled with the description', () => {
    expect(parseDiagram('pair', drawing)).toEqual({
      name: 'pair',
      title: 'Two parts & an edge.',
      description: 'A "wheel" has a hub.',
      width: 340,
      svg:
        '<svg role="img" class="drawn" aria-label="A &quot;wheel&quot; has a hub." ' +
        'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 340 60">' +
        '<rect class="vertex part" x="0" y="0" width="90" height="28"/></svg>',
    });
  });

  it.each([
    [
      'a drawing without a viewBox',
      drawing.replace('viewBox="0 0 340 60"', ''),
      'svg/pair.svg:1: start with <svg',
    ],
    ['a drawing that is too wide', drawing.replace('340', '361'), 'the viewBox is 361 wide'],
    ['a width', drawing.replace('viewBox', 'width="9" viewBox'), 'take width and height off the root'],
    ['a height', drawing.replace('viewBox', 'height="9" viewBox'), 'take width and height off the root'],
    ['a drawing without a title', drawing.replace(/<title>.*<\/title>/, ''), 'add a <title>'],
    ['a drawing without a desc', drawing.replace(/<desc>[\s\S]*<\/desc>/, ''), 'add a <desc>'],
    ['a style', drawing.replace('<rect', '<rect style="x:1"'), 'style= is not allowed'],
    ['a title that is empty', drawing.replace(/<title>.*</, '<title> <'), 'add a <title>'],
    ['a sheet of styles', drawing.replace('<rect', '<style>a</style><rect'), '<style is not allowed'],
    ['an image', drawing.replace('<rect', '<image href="a.png"/><rect'), '<image is not allowed'],
    ['HTML', drawing.replace('<rect', '<foreignObject/><rect'), '<foreignObject is not allowed'],
    ['a handler', drawing.replace('<rect', '<rect onClick="x()"'), 'onClick= is not allowed'],
    ['a script as address', drawing.replace('<rect', '<a href="JavaScript:x"/><rect'), 'JavaScript: is not'],
    ['a script', drawing.replace('<rect', '<script>x</script><rect'), '<script is not allowed'],
    [
      'a foreign id',
      drawing.replace('<rect', '<rect id="arrow"'),
      'svg/pair.svg:6: id "arrow" must start with "pair-"',
    ],
  ])('refuses %s', (_, text, message) => {
    expect(() => parseDiagram('pair', text)).toThrow(Stop);
    expect(() => parseDiagram('pair', text)).toThrow(message);
  });

  it.each([
    'fill="#fff"',
    'fill="red"',
    "fill='red'",
    'stroke="rgb(0 0 0)"',
    'stroke = "hsl(0 0% 0%)"',
    'color="var(--text, red)"',
    'stop-color="Red"',
    'flood-color="red"',
    'lighting-color="red"',
  ])('refuses the colour %s, which is not one of the theme', (colour) => {
    expect(() => parseDiagram('pair', drawing.replace('<rect', `<rect ${colour}`))).toThrow(
      new Stop(
        `src/features/diagrams/svg/pair.svg:6: ${colour} is not a colour of the theme; use the classes of src/features/diagrams/README.md.`,
      ),
    );
  });

  it('accepts the full width, an empty first line and entities in texts', () => {
    const text = drawing.replace('340', '360').replace('&amp;', '&lt;&quot;A&quot;&gt;');
    expect(parseDiagram('pair', `\n${text}`)).toMatchObject({
      title: 'Two parts <"A"> an edge.',
      svg: expect.stringMatching(/^<svg .*<\/svg>$/) as string,
    });
  });

  it.each([
    'fill="none"',
    'fill="inherit"',
    'data-id="9"',
    'stroke="currentColor"',
    'fill="var(--accent)"',
    'fill="url(#pair-fade)"',
    'href="#fade"',
  ])('accepts %s', (attribute) => {
    expect(parseDiagram('pair', drawing.replace('<rect', `<rect ${attribute}`)).svg).toContain(attribute);
  });
});

describe('the diagrams', () => {
  it.each(listDiagrams('.'))(
    '%s has a caption that ends with a full stop, and a longer description',
    (name) => {
      const diagram = readDiagram('.', name);
      expect(diagram.title).toMatch(/\.$/);
      expect(diagram.description.length).toBeGreaterThan(diagram.title.length);
    },
  );

  it('are named in the error for an unknown one', () => {
    expect(() => readDiagram('.', 'nope')).toThrow(Stop);
    const folder = 'src/features/diagrams/svg';
    const root = makeTempFolder({ [`${folder}/b.svg`]: '', [`${folder}/a.svg`]: '', [`${folder}/a.md`]: '' });
    expect(() => readDiagram(root, 'nope')).toThrow(
      `There is no diagram "nope". Known: a, b. Add ${folder}/nope.svg.`,
    );
  });
});
