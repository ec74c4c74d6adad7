import cytoscape, {
  type CollectionReturnValue,
  type Core,
  type ElementDefinition,
  type EventObject,
} from 'cytoscape';
import { placeEdgeCaptions } from '../edge-captions';
import { courseEdges, nodeHeight, nodeWidth, shortenCaption } from '../geometry';
import { labelVariable } from '../label-colours';
import type { Picture } from '../model';
import { outlinePoints } from '../outlines';
import { leaveSwipes, zoomByWheel } from './gestures';
import { makeLook, readColours } from './look';
import { findNearest, type Arrow } from './nearest';
import { stagePadding } from './stage-size';

/** The interface of the drawing. */
export interface Stage {
  /** Marks a vertex or an edge and scrolls it into view; null removes the mark. */
  readonly choose: (id: string | null) => void;
  /** The vertex that an arrow key leads to from a vertex or edge; the first vertex if nothing is selected. */
  readonly step: (from: string | null, arrow: Arrow) => string | null;
  readonly zoom: (factor: number) => void;
  readonly fit: () => void;
  readonly destroy: () => void;
}

const zoomRange = { minZoom: 0.15, maxZoom: 3 } as const;
/**
 * The largest scale to which `fit` enlarges a picture to fill the room, so that its text stays near the page's size.
 */
const mostFit = 1.15;

// AGE's ids are unique over vertices and edges; Cytoscape wants that too.
function toElements(picture: Picture): ElementDefinition[] {
  const courses = courseEdges(picture);
  const { shares } = placeEdgeCaptions(courses, picture.nodes);
  const lengths = new Map(
    courses.map(({ edge, start, end }) => [edge.id, Math.hypot(end.x - start.x, end.y - start.y)]),
  );
  return [
    ...picture.nodes.map(({ id, label, caption, x, y }): ElementDefinition => ({
      data: {
        id,
        caption: shortenCaption(caption),
        width: nodeWidth(caption),
        colour: labelVariable(label),
        points: outlinePoints(label, nodeWidth(caption), nodeHeight).join(' '),
      },
      position: { x, y },
    })),
    ...picture.edges.map(({ id, from, to, label }): ElementDefinition => ({
      data: {
        id,
        source: from,
        target: to,
        ...(shares.has(id)
          ? { caption: shortenCaption(label), offset: (shares.get(id) ?? 0) * (lengths.get(id) ?? 0) }
          : {}),
      },
    })),
  ];
}

function fitInto(cy: Core): void {
  cy.resize();
  cy.fit(undefined, stagePadding);
  if (cy.zoom() > mostFit) cy.zoom(mostFit);
  cy.center();
}

/**
 * Cytoscape caches the position of its container and updates it on scroll only. If content above the picture grows,
 * clicks would miss, so the position is measured again when a pointer enters.
 */
function followPlace(cy: Core, host: HTMLElement): () => void {
  const measure = (): void => void cy.resize();
  const signs = ['pointerenter', 'pointerdown'] as const;
  for (const sign of signs) host.addEventListener(sign, measure, { capture: true });
  return () => {
    for (const sign of signs) host.removeEventListener(sign, measure, { capture: true });
  };
}

/** Redraws with the new colours when the reader switches the colour mode. */
function followColourMode(cy: Core, host: HTMLElement): () => void {
  const observer = new MutationObserver(() => cy.style(makeLook(readColours(host))));
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** A picture wider than the column scrolls in its frame. */
function scrollToElement(cy: Core, element: CollectionReturnValue): void {
  const frame = cy.container()?.parentElement;
  if (!frame) return;
  const { x1, x2 } = element.renderedBoundingBox();
  const isInSight = x1 >= frame.scrollLeft && x2 <= frame.scrollLeft + frame.clientWidth;
  if (!isInSight) frame.scrollLeft = (x1 + x2 - frame.clientWidth) / 2;
}

function choose(cy: Core, id: string | null): void {
  cy.elements().removeClass('chosen near');
  if (id === null) return;
  const element = cy.getElementById(id);
  element.addClass('chosen');
  element.connectedEdges().addClass('near');
  const { x1, y1, x2, y2 } = element.renderedBoundingBox();
  const isInSight = x1 >= 0 && y1 >= 0 && x2 <= cy.width() && y2 <= cy.height();
  if (!isInSight) cy.center(element);
  scrollToElement(cy, element);
}

function step(cy: Core, { nodes, edges }: Picture, from: string | null, arrow: Arrow): string | null {
  const start = edges.find(({ id }) => id === from)?.from ?? from;
  const places = nodes.map(({ id }) => ({ id, ...cy.getElementById(id).position() }));
  const here = places.find(({ id }) => id === start);
  return here ? (findNearest(here, places, arrow)?.id ?? null) : (nodes[0]?.id ?? null);
}

/**
 * Draws a picture with Cytoscape. Vertices and the background can be dragged; a click on a vertex or an edge selects
 * it.
 *
 * @param host - an empty element with a size of its own
 * @param onPick - called with the id of the clicked element; null for the background
 */
export function openStage(host: HTMLElement, picture: Picture, onPick: (id: string | null) => void): Stage {
  const cy = cytoscape({
    container: host,
    elements: toElements(picture),
    layout: { name: 'preset', fit: false },
    style: makeLook(readColours(host)),
    boxSelectionEnabled: false,
    autounselectify: true,
    ...zoomRange,
  });
  let isMoved = false;
  const noteMove = (): void => void (isMoved = true);
  const pick = ({ target }: EventObject): void =>
    onPick(target === cy ? null : (target as { id(): string }).id());
  cy.on('tap', pick);
  cy.on('dragpan pinchzoom', noteMove);
  cy.on('mouseover', 'node, edge', () => void (host.style.cursor = 'pointer'));
  cy.on('mouseout', 'node, edge', () => void (host.style.cursor = ''));
  fitInto(cy);

  const observer = new ResizeObserver(() => (isMoved ? cy.resize() : fitInto(cy)));
  observer.observe(host);
  const ends = [
    () => observer.disconnect(),
    followColourMode(cy, host),
    followPlace(cy, host),
    leaveSwipes(host, () => isMoved),
    zoomByWheel(cy, host, noteMove),
  ];
  return {
    choose: (id) => choose(cy, id),
    step: (from, arrow) => step(cy, picture, from, arrow),
    zoom: (factor) => {
      noteMove();
      cy.zoom({
        level: cy.zoom() * factor,
        renderedPosition: { x: cy.width() / 2, y: cy.height() / 2 },
      });
    },
    fit: () => {
      isMoved = false;
      fitInto(cy);
    },
    destroy: () => {
      for (const end of ends) end();
      cy.destroy();
    },
  };
}
