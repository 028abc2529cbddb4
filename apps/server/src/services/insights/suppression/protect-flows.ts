import { INSIGHT_FEWEST as FEWEST } from '@umkreis/schemas'

/**
 * One figure as a stream of people from one sum to another: of every node as many flow in as out. A table with its sums
 * is such a network, and so is one whose rows add up in groups.
 */
export interface Flow {
  key: string
  from: string
  to: string
  people: number
  /** It is known whatever happens here. */
  isKnown?: boolean
}

/**
 * Decides which figures of a network of sums are shown (README, rule S2): none under five, and none from which a figure
 * of one to four people could be worked out by adding and taking away.
 *
 * @param flows With the stream of all people from the last node back to the first, so that in- and outflow are equal everywhere.
 * @param mayShow Those that are hidden anyway are not in it.
 */
export function protectFlows(flows: readonly Flow[], mayShow: (key: string) => boolean = () => true): Set<string> {
  const edges = createEdges(flows)
  for (const edge of edges) {
    const { key, people, isKnown } = edge.flow
    edge.isShown = isKnown === true || (people >= FEWEST && mayShow(key))
  }
  // Streams between the same two sums are in the same cuts: one of them speaks for all.
  const checked = new Map<Node, Set<Node>>()
  for (const suspect of edges) {
    if (suspect.flow.people === 0 || suspect.flow.people >= FEWEST || suspect.isShown) continue
    const ends = checked.get(suspect.from) ?? new Set()
    if (ends.has(suspect.to)) continue
    checked.set(suspect.from, ends.add(suspect.to))
    for (let side = findTightSide(suspect); side; side = findTightSide(suspect)) {
      const border = side
      const [weakest] = edges
        .filter(
          ({ flow, isShown, from, to }) => isShown && flow.isKnown !== true && border.has(from) !== border.has(to),
        )
        .toSorted((a, b) => a.flow.people - b.flow.people || (a.flow.key < b.flow.key ? -1 : 1))
      if (!weakest) throw new Error('What is known anyway gives away fewer than five people')
      weakest.isShown = false
    }
  }
  return new Set(edges.filter(({ isShown }) => isShown).map(({ flow }) => flow.key))
}

/** A sum that flows come to and leave. */
interface Node {
  edges: Edge[]
}

interface Edge {
  flow: Flow
  from: Node
  to: Node
  isShown: boolean
}

function createEdges(flows: readonly Flow[]): Edge[] {
  const nodes = new Map<string, Node>()
  const nodeOf = (name: string) => {
    const node = nodes.get(name) ?? { edges: [] }
    nodes.set(name, node)
    return node
  }
  return flows.map((flow) => {
    const edge = { flow, from: nodeOf(flow.from), to: nodeOf(flow.to), isShown: false }
    edge.from.edges.push(edge)
    edge.to.edges.push(edge)
    return edge
  })
}

/**
 * Hidden streams can be worked out as a sum exactly where all of them cross from one side of the network to the other and
 * none crosses back. This looks for the smallest such sum with the suspect in it, as the least cut of a flow.
 *
 * @returns The far side of a sum under five; undefined when each holds five or more.
 */
function findTightSide(suspect: Edge): ReadonlySet<Node> | undefined {
  /** How much has been pushed against each stream, at most what it carries. Along a stream there is always room. */
  const pushed = new Map<Edge, number>()
  const roomAgainst = (edge: Edge) => edge.flow.people - (pushed.get(edge) ?? 0)
  for (let total = 0; total < FEWEST;) {
    const reached = reach(suspect.to, roomAgainst)
    if (!reached.has(suspect.from)) return new Set(reached.keys())
    const path = readPath(reached, suspect.from)
    const amount = path.reduce(
      (least, { edge, isAlong }) => (isAlong ? least : Math.min(least, roomAgainst(edge))),
      FEWEST,
    )
    for (const { edge, isAlong } of path) pushed.set(edge, (pushed.get(edge) ?? 0) + (isAlong ? -amount : amount))
    total += amount
  }
  return undefined
}

/** By which stream each node is reached, as far as there is room. */
function reach(start: Node, roomAgainst: (edge: Edge) => number): Map<Node, Edge | undefined> {
  const reached = new Map<Node, Edge | undefined>([[start, undefined]])
  const queue = [start]
  for (const node of queue) {
    for (const edge of node.edges) {
      const next = edge.from === node ? edge.to : edge.from
      if (edge.isShown || reached.has(next) || (edge.to === node && roomAgainst(edge) <= 0)) continue
      reached.set(next, edge)
      queue.push(next)
    }
  }
  return reached
}

function readPath(reached: ReadonlyMap<Node, Edge | undefined>, end: Node): { edge: Edge; isAlong: boolean }[] {
  const path: { edge: Edge; isAlong: boolean }[] = []
  let node = end
  for (let edge = reached.get(node); edge; edge = reached.get(node)) {
    const isAlong = edge.to === node
    path.push({ edge, isAlong })
    node = isAlong ? edge.from : edge.to
  }
  return path
}
