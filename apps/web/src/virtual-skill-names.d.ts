declare module 'virtual:skill-names' {
  /** The names of the skills that the people search knows, with commas between those of one. */
  const lines: readonly string[]
  export default lines
}
