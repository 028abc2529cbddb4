import { BestEdges, read } from './best-edges.ts'

// Edmonds' blossom algorithm with weights, for complete graphs, in the dense form that keeps for every two vertices or
// blossoms the best edge between them (Galil, "Efficient algorithms for finding maximum matching in graphs", 1986).

const UNSEEN = -1
const OUTER = 0
const INNER = 1

/**
 * Finds the perfect matching of greatest total value. Takes cubic time and square memory: for hundreds, not thousands.
 *
 * @param count How many there are; even.
 * @param valueOf The whole-numbered value of a pair, the same both ways, of any sign and below 2^40.
 * @returns For each its partner.
 * @throws {RangeError} For an odd count.
 */
export function matchPerfectly(count: number, valueOf: (a: number, b: number) => number): number[] {
  if (count % 2 !== 0) throw new RangeError('An odd one would be left over')
  const search = new Search(count, valueOf)
  for (let pairs = 0; pairs < count / 2; pairs += 1) search.addPair()
  return search.partners()
}

class Search {
  private readonly count: number
  private readonly edges: BestEdges
  private readonly label: Float64Array
  private readonly mate: Int32Array
  private readonly slack: Int32Array
  private readonly top: Int32Array
  private readonly parent: Int32Array
  private readonly kind: Int8Array
  private readonly visited: Int32Array
  // Which child of a blossom holds a vertex.
  private readonly childWith: Int32Array
  private readonly children: number[][]
  private queue: number[] = []
  private highest: number
  private visits = 0

  constructor(count: number, valueOf: (a: number, b: number) => number) {
    this.count = count
    this.highest = count
    this.edges = new BestEdges(count, valueOf)
    this.label = this.edges.label
    const { size } = this.edges
    this.mate = new Int32Array(size)
    this.slack = new Int32Array(size)
    this.top = new Int32Array(size)
    this.parent = new Int32Array(size)
    this.kind = new Int8Array(size)
    this.visited = new Int32Array(size)
    this.childWith = new Int32Array(size * (count + 1))
    this.children = Array.from({ length: size }, () => [])
    for (let u = 1; u <= count; u += 1) {
      this.top[u] = u
      this.childWith[u * (count + 1) + u] = u
    }
  }

  partners(): number[] {
    return Array.from({ length: this.count }, (_, index) => read(this.mate, index + 1) - 1)
  }

  /** Grows trees from everybody without a partner until two of them meet. */
  addPair(): void {
    this.kind.fill(UNSEEN)
    this.slack.fill(0)
    this.queue = []
    for (let x = 1; x <= this.highest; x += 1) {
      if (this.top[x] !== x || this.mate[x] !== 0) continue
      this.parent[x] = 0
      this.kind[x] = OUTER
      this.enqueue(x)
    }
    for (;;) {
      if (this.scanQueue()) return
      this.changeLabels()
      this.queue = []
      if (this.followTightEdges()) return
      for (let b = this.count + 1; b <= this.highest; b += 1) {
        if (this.top[b] === b && this.kind[b] === INNER && this.label[b] === 0) this.expand(b)
      }
    }
  }

  private scanQueue(): boolean {
    for (let next = 0; next < this.queue.length; next += 1) {
      const u = this.queue[next] as number
      if (this.kindOfTop(u) === INNER) continue
      for (let v = 1; v <= this.count; v += 1) {
        if (v === u || this.top[u] === this.top[v]) continue
        if (this.edges.slackOf(u, v) > 0) this.updateSlack(u, read(this.top, v))
        else if (this.meet(u, v)) return true
      }
    }
    return false
  }

  private changeLabels(): void {
    let step = Number.POSITIVE_INFINITY
    for (let b = this.count + 1; b <= this.highest; b += 1) {
      if (this.top[b] === b && this.kind[b] === INNER) step = Math.min(step, read(this.label, b) / 2)
    }
    for (let x = 1; x <= this.highest; x += 1) {
      const near = read(this.slack, x)
      if (this.top[x] !== x || near === 0 || this.kind[x] === INNER) continue
      const left = this.edges.slack(near, x)
      step = Math.min(step, this.kind[x] === UNSEEN ? left : left / 2)
    }
    for (let u = 1; u <= this.count; u += 1) {
      const kind = this.kindOfTop(u)
      if (kind !== UNSEEN) this.label[u] = read(this.label, u) + (kind === OUTER ? -step : step)
    }
    for (let b = this.count + 1; b <= this.highest; b += 1) {
      if (this.top[b] !== b || this.kind[b] === UNSEEN) continue
      this.label[b] = read(this.label, b) + (this.kind[b] === OUTER ? 2 * step : -2 * step)
    }
  }

  private followTightEdges(): boolean {
    for (let x = 1; x <= this.highest; x += 1) {
      const near = read(this.slack, x)
      if (this.top[x] !== x || near === 0 || this.top[near] === x || this.edges.slack(near, x) !== 0) continue
      if (this.meet(this.edges.endIn(near, x), this.edges.endAt(near, x))) return true
    }
    return false
  }

  /** Uses an edge without slack from an outer vertex. @returns Whether it made a new pair. */
  private meet(from: number, to: number): boolean {
    const u = read(this.top, from)
    const v = read(this.top, to)
    if (this.kind[v] === UNSEEN) {
      this.parent[v] = from
      this.kind[v] = INNER
      const next = read(this.top, read(this.mate, v))
      this.slack[v] = 0
      this.slack[next] = 0
      this.kind[next] = OUTER
      this.enqueue(next)
    } else if (this.kind[v] === OUTER) {
      const ancestor = this.commonAncestor(u, v)
      if (ancestor === 0) {
        this.augment(u, v)
        this.augment(v, u)
        return true
      }
      this.contract(u, ancestor, v)
    }
    return false
  }

  private augment(start: number, partner: number): void {
    let u = start
    let v = partner
    for (;;) {
      const next = read(this.top, read(this.mate, u))
      this.setMate(u, v)
      if (next === 0) return
      const above = read(this.top, read(this.parent, next))
      this.setMate(next, above)
      u = above
      v = next
    }
  }

  private setMate(u: number, v: number): void {
    this.mate[u] = this.edges.endAt(u, v)
    if (u <= this.count) return
    const child = read(this.childWith, u * (this.count + 1) + this.edges.endIn(u, v))
    const place = this.turnToEven(u, child)
    const cycle = this.childrenOf(u)
    for (let i = 0; i < place; i += 1) this.setMate(cycle[i] as number, cycle[i ^ 1] as number)
    this.setMate(child, v)
    this.children[u] = [...cycle.slice(place), ...cycle.slice(0, place)]
  }

  private commonAncestor(first: number, second: number): number {
    this.visits += 1
    let u = first
    let v = second
    while (u !== 0 || v !== 0) {
      if (u !== 0) {
        if (this.visited[u] === this.visits) return u
        this.visited[u] = this.visits
        u = read(this.top, read(this.mate, u))
        if (u !== 0) u = read(this.top, read(this.parent, u))
      }
      ;[u, v] = [v, u]
    }
    return 0
  }

  private contract(u: number, ancestor: number, v: number): void {
    let b = this.count + 1
    while (b <= this.highest && this.top[b] !== 0) b += 1
    this.highest = Math.max(this.highest, b)
    this.label[b] = 0
    this.kind[b] = OUTER
    this.mate[b] = read(this.mate, ancestor)
    const cycle = [ancestor, ...this.pathTo(u, ancestor).reverse(), ...this.pathTo(v, ancestor)]
    this.children[b] = cycle
    this.setTop(b, b)
    this.edges.inherit(b, cycle, this.highest)
    this.childWith.fill(0, b * (this.count + 1), (b + 1) * (this.count + 1))
    for (const child of cycle) {
      for (let x = 1; x <= this.count; x += 1) {
        if (this.childWith[child * (this.count + 1) + x] !== 0) this.childWith[b * (this.count + 1) + x] = child
      }
    }
    this.findSlack(b)
  }

  /** From an outer vertex up to below an ancestor; what was inner on the way is looked at as outer from now on. */
  private pathTo(start: number, ancestor: number): number[] {
    const path: number[] = []
    for (let x = start; x !== ancestor;) {
      const y = read(this.top, read(this.mate, x))
      path.push(x, y)
      this.enqueue(y)
      x = read(this.top, read(this.parent, y))
    }
    return path
  }

  private expand(b: number): void {
    for (const child of this.childrenOf(b)) this.setTop(child, child)
    const entry = this.edges.endIn(b, read(this.parent, b))
    const root = read(this.childWith, b * (this.count + 1) + entry)
    const place = this.turnToEven(b, root)
    const cycle = this.childrenOf(b)
    for (let i = 0; i < place; i += 2) {
      const inner = cycle[i] as number
      const outer = cycle[i + 1] as number
      this.parent[inner] = this.edges.endIn(outer, inner)
      this.kind[inner] = INNER
      this.kind[outer] = OUTER
      this.slack[inner] = 0
      this.findSlack(outer)
      this.enqueue(outer)
    }
    this.kind[root] = INNER
    this.parent[root] = read(this.parent, b)
    for (const child of cycle.slice(place + 1)) {
      this.kind[child] = UNSEEN
      this.findSlack(child)
    }
    this.top[b] = 0
  }

  /** Where a child stands in its blossom, which is turned round if that is an odd place. */
  private turnToEven(b: number, child: number): number {
    const cycle = this.childrenOf(b)
    const place = cycle.indexOf(child)
    if (place % 2 === 0) return place
    this.children[b] = [cycle[0] as number, ...cycle.slice(1).reverse()]
    return cycle.length - place
  }

  private findSlack(x: number): void {
    this.slack[x] = 0
    for (let u = 1; u <= this.count; u += 1) {
      if (this.edges.has(u, x) && this.top[u] !== x && this.kindOfTop(u) === OUTER) this.updateSlack(u, x)
    }
  }

  private updateSlack(u: number, x: number): void {
    const near = read(this.slack, x)
    if (near === 0 || this.edges.slack(u, x) < this.edges.slack(near, x)) this.slack[x] = u
  }

  private enqueue(x: number): void {
    if (x <= this.count) this.queue.push(x)
    else for (const child of this.childrenOf(x)) this.enqueue(child)
  }

  private setTop(x: number, b: number): void {
    this.top[x] = b
    if (x > this.count) for (const child of this.childrenOf(x)) this.setTop(child, b)
  }

  private kindOfTop(u: number): number {
    return read(this.kind, read(this.top, u))
  }

  private childrenOf(b: number): number[] {
    return this.children[b] as number[]
  }
}
