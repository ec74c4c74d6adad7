import type { SliceId } from './slices';

/** A question a reader can run as it stands; each gives a handful of rows on its slice and on the whole graph. */
export interface Question {
  readonly id: string;
  readonly title: string;
  readonly slice: SliceId;
  readonly cypher: string;
}

export const questions: readonly Question[] = [
  {
    id: 'where-used',
    title: 'Which bikes use the ball bearing, and along how many routes?',
    slice: 'parts',
    cypher: `MATCH path = (bike:Product)-[:HAS_PART*]->(:Part {name: 'Ball bearing'})
RETURN bike.name AS bike, count(path) AS routes
ORDER BY routes DESC, bike`,
  },
  {
    id: 'wheel-picture',
    title: 'What is a 28-inch wheel made of?',
    slice: 'parts',
    cypher: `MATCH path = (:Part {name: '28-inch wheel'})-[:HAS_PART*]->(:Part)
RETURN path`,
  },
  {
    id: 'cost-roll-up',
    title: 'What do the parts of each bike cost, through all levels?',
    slice: 'parts',
    cypher: `MATCH path = (bike:Product)-[:HAS_PART*]->(part:Part)
UNWIND relationships(path) AS step
WITH bike, path, part, round(exp(sum(log(step.quantity)))) AS pieces
RETURN bike.name AS bike, sum(pieces * part.cost) AS cost, bike.price AS price
ORDER BY cost DESC`,
  },
  {
    id: 'longest-lead-time',
    title: 'Which three parts hold up a Pelican longest?',
    slice: 'parts',
    cypher: `MATCH (:Product {name: 'Pelican'})-[:HAS_PART*]->(part:Part)<-[offer:SUPPLIES]-(:Supplier)
WITH part, min(offer.leadDays) AS days
RETURN part.name AS part, days
ORDER BY days DESC
LIMIT 3`,
  },
  {
    id: 'sole-source',
    title: 'Kugelwerk stops delivering: which of its parts has no other supplier?',
    slice: 'parts',
    cypher: `MATCH (:Supplier {name: 'Kugelwerk'})-[:SUPPLIES]->(part:Part)
MATCH (supplier:Supplier)-[:SUPPLIES]->(part)
WITH part, count(supplier) AS suppliers
WHERE suppliers = 1
RETURN part.name AS part
ORDER BY part`,
  },
  {
    id: 'customers-to-notify',
    title: 'The motor is late: which customers wait for a bike that has one?',
    slice: 'bicycle',
    cypher: `MATCH (bike:Product)-[:HAS_PART*]->(:Part {name: 'Mid-drive motor'})
MATCH (customer:Customer)-[:PLACED]->(o:Order)-[line:CONTAINS]->(bike)
WHERE o.status <> 'shipped'
RETURN customer.name AS customer, o.number AS number, line.quantity AS bikes
ORDER BY number`,
  },
  {
    id: 'orders-per-customer',
    title: 'How many orders has each customer placed, none included?',
    slice: 'orders',
    cypher: `MATCH (customer:Customer)
OPTIONAL MATCH (customer)-[:PLACED]->(o:Order)
RETURN customer.name AS customer, count(o) AS orders
ORDER BY orders DESC, customer`,
  },
  {
    id: 'category-tree',
    title: 'How does the category tree look, with its bikes?',
    slice: 'categories',
    cypher: `MATCH path = (:Category {slug: 'bicycles'})-[:PARENT_OF*0..2]->(:Category)<-[:IN_CATEGORY]-(:Product)
RETURN path`,
  },
];
