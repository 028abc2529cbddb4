/** Licences that ask for no more than being named, of whatever is delivered. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Fonts.
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** Packages whose licence asks for more, and why that is kept. */
const EXCEPTIONS = [
  {
    begins: 'pkg:npm/web-push@',
    licence: 'MPL-2.0',
    because: 'its files are used as they are; changed ones would be published',
  },
  {
    begins: 'pkg:npm/%40img/sharp-libvips-',
    licence: 'LGPL-3.0-or-later',
    because: 'a library of its own beside the program, which anybody may replace',
  },
]

/**
 * What a list of components (CycloneDX) names that may not come in.
 *
 * @param {readonly { purl: string, licenses?: readonly object[] }[]} components
 * @returns {string[]} One line for each, empty when all may.
 */
export function refusedLicences(components) {
  return components.flatMap(({ purl, licenses = [] }) => {
    const named = licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '')
    if (named.length > 0 && named.every((licence) => isAllowed(licence) || isExcepted(purl, licence))) return []
    return [`${purl} is under ${named.join(', ') || 'no licence that it names'}`]
  })
}

/** An expression of SPDX: what stands in parentheses first, then all of `AND`, then one of `OR`. */
function isAllowed(expression) {
  const [inner, content] = /\(([^()]*)\)/.exec(expression) ?? []
  if (inner !== undefined) return isAllowed(expression.replace(inner, isAllowed(content) ? 'MIT' : 'REFUSED'))
  return expression
    .split(/ OR /)
    .some((option) => option.split(/ AND /).every((licence) => ALLOWED.has(licence.trim())))
}

function isExcepted(purl, named) {
  return EXCEPTIONS.some(({ begins, licence }) => purl.startsWith(begins) && named === licence)
}
