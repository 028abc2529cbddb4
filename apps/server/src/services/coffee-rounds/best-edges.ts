/** Whole numbers or labels, read where the index is known to be inside. */
export function read(values: Int32Array | Float64Array | Int8Array, index: number): number {
  return values[index] as number
}

/**
 * For every two vertices or blossoms the edge between them that has least slack, and the labels that slack is counted by.
 * Vertices are numbered from 1 to `count`, blossoms above; 0 is nobody.
 */
export class BestEdges {
  readonly count: number
  /** One more than the greatest number there can be. */
  readonly size: number
  readonly label: Float64Array
  // An edge by its two vertices; 0 where there is none.
  private readonly from: Int32Array
  private readonly to: Int32Array
  private readonly doubled: Float64Array

  constructor(count: number, valueOf: (a: number, b: number) => number) {
    this.count = count
    this.size = count + Math.floor(count / 2) + 1
    this.label = new Float64Array(this.size)
    this.from = new Int32Array(this.size ** 2)
    this.to = new Int32Array(this.size ** 2)
    this.doubled = new Float64Array((count + 1) ** 2)
    let greatest = Number.NEGATIVE_INFINITY
    for (let u = 1; u <= count; u += 1) {
      for (let v = 1; v <= count; v += 1) {
        if (u === v) continue
        const value = valueOf(u - 1, v - 1)
        this.doubled[u * (count + 1) + v] = value * 2
        this.from[u * this.size + v] = u
        this.to[u * this.size + v] = v
        greatest = Math.max(greatest, value)
      }
    }
    this.label.fill(greatest, 1, count + 1)
  }

  has(a: number, b: number): boolean {
    return this.from[a * this.size + b] !== 0
  }

  /** The vertex inside `a` of the best edge to `b`. */
  endIn(a: number, b: number): number {
    return read(this.from, a * this.size + b)
  }

  /** The vertex inside `b` of the best edge from `a`. */
  endAt(a: number, b: number): number {
    return read(this.to, a * this.size + b)
  }

  /** The slack of the best edge between two vertices or blossoms. */
  slack(a: number, b: number): number {
    return this.slackOf(this.endIn(a, b), this.endAt(a, b))
  }

  /** The slack of the edge between two vertices. */
  slackOf(u: number, v: number): number {
    return read(this.label, u) + read(this.label, v) - read(this.doubled, u * (this.count + 1) + v)
  }

  /** Gives a new blossom the best edges of its children. @param highest The greatest number in use. */
  inherit(blossom: number, children: readonly number[], highest: number): void {
    for (let x = 1; x <= highest; x += 1) {
      this.from[blossom * this.size + x] = 0
      this.from[x * this.size + blossom] = 0
    }
    for (const child of children) {
      for (let x = 1; x <= highest; x += 1) {
        if (!this.has(child, x) || (this.has(blossom, x) && this.slack(child, x) >= this.slack(blossom, x))) continue
        this.copy(child * this.size + x, blossom * this.size + x)
        this.copy(x * this.size + child, x * this.size + blossom)
      }
    }
  }

  private copy(source: number, target: number): void {
    this.from[target] = read(this.from, source)
    this.to[target] = read(this.to, source)
  }
}
