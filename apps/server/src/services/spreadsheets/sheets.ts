/** A sheet as it was read: rows of cells, both may have holes. Formulas are what they last came to. */
export interface Sheet {
  name: string
  rows: readonly (readonly unknown[] | undefined)[]
}
