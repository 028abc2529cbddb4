/** The part of JSON Schema that the document uses; any other keyword is refused, so that none is passed over. */
export interface JsonSchema {
  $ref?: string
  type?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema
  propertyNames?: JsonSchema
  items?: JsonSchema
  prefixItems?: JsonSchema[]
  minItems?: number
  maxItems?: number
  anyOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  contentEncoding?: string
  default?: unknown
}

const KEYWORDS = new Set(
  '$ref type properties required additionalProperties propertyNames items prefixItems minItems maxItems anyOf enum const minimum maximum minLength maxLength pattern format contentEncoding default'.split(
    ' ',
  ),
)
const FORMATS: Record<string, (text: string) => boolean> = {
  'date-time': (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text),
  date: (text) => /^\d{4}-\d\d-\d\d$/.test(text),
  uri: (text) => URL.canParse(text),
  email: (text) => /^[^\s@]+@[^\s@]+$/.test(text),
  binary: () => true,
}

/**
 * Where an answer departs from its description. Stricter than JSON Schema: what is not described is a departure, because
 * it may be a secret.
 */
export function departures(schema: JsonSchema, value: unknown, place = '$'): string[] {
  const unknown = Object.keys(schema).filter((keyword) => !KEYWORDS.has(keyword))
  if (unknown.length > 0) throw new Error(`The document uses ${unknown.join(', ')}: teach it to this check`)
  if (schema.anyOf) {
    const tried = schema.anyOf.map((option) => departures(option, value, place))
    return tried.some((found) => found.length === 0) ? [] : [`${place} fits no option: ${tried.flat().join('; ')}`]
  }
  const found: string[] = []
  const expect = (holds: boolean, what: string) => void (holds || found.push(`${place} ${what}`))
  if (schema.type !== undefined) expect(isOfType(schema.type, value), `is no ${schema.type}`)
  if (found.length > 0) return found
  if ('const' in schema) expect(value === schema.const, 'is another constant')
  if (schema.enum) expect(schema.enum.includes(value), 'is none of the enumeration')
  if (typeof value === 'number') {
    expect(value >= (schema.minimum ?? -Infinity) && value <= (schema.maximum ?? Infinity), 'is out of range')
  }
  if (typeof value === 'string') found.push(...ofText(schema, value, place))
  if (Array.isArray(value)) {
    expect(value.length >= (schema.minItems ?? 0) && value.length <= (schema.maxItems ?? Infinity), 'is too long')
    for (const [at, one] of (schema.prefixItems ?? []).entries())
      found.push(...departures(one, value[at], `${place}[${at}]`))
    if (schema.items)
      for (const [at, one] of value.entries()) found.push(...departures(schema.items, one, `${place}[${at}]`))
  } else if (typeof value === 'object' && value !== null) found.push(...ofObject(schema, value, place))
  return found
}

function isOfType(type: string, value: unknown): boolean {
  if (type === 'array') return Array.isArray(value)
  if (type === 'null') return value === null
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  return typeof value === type
}

function ofText(schema: JsonSchema, value: string, place: string): string[] {
  // JSON Schema counts characters, the schemas of this repository count UTF-16 units: never fewer.
  const isLong = value.length < (schema.minLength ?? 0) || value.length > (schema.maxLength ?? Infinity)
  const isOdd = schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(value)
  const format = schema.format === undefined ? undefined : FORMATS[schema.format]
  if (schema.format !== undefined && !format) throw new Error(`The document uses the format ${schema.format}`)
  return [
    ...(isLong ? [`${place} has a wrong length`] : []),
    ...(isOdd ? [`${place} does not match its pattern`] : []),
    ...(format && !format(value) ? [`${place} is no ${schema.format}`] : []),
  ]
}

function ofObject(schema: JsonSchema, value: object, place: string): string[] {
  const { properties, required = [], additionalProperties } = schema
  const missing = required.filter((name) => !(name in value)).map((name) => `${place}.${name} is missing`)
  if (!properties && !additionalProperties) return missing
  return [
    ...missing,
    ...Object.entries(value).flatMap(([name, one]) => {
      const described = properties && Object.hasOwn(properties, name) ? properties[name] : additionalProperties
      return described ? departures(described, one, `${place}.${name}`) : [`${place}.${name} is not described`]
    }),
  ]
}
