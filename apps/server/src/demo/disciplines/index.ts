import { software } from './software.ts'
import { platform } from './platform.ts'
import { data } from './data.ts'
import { controls } from './controls.ts'
import { electrical } from './electrical.ts'
import { mechanical } from './mechanical.ts'
import { ropes } from './ropes.ts'
import { structures } from './structures.ts'
import { safety } from './safety.ts'
import { manufacturing } from './manufacturing.ts'
import { quality } from './quality.ts'
import { installation } from './installation.ts'
import { service } from './service.ts'
import { projects } from './projects.ts'
import { sales } from './sales.ts'
import { product } from './product.ts'
import { people } from './people.ts'
import { finance } from './finance.ts'
import { it } from './it.ts'

/** Every trade of the demo organisation by name. */
export const DISCIPLINES = {
  software,
  platform,
  data,
  controls,
  electrical,
  mechanical,
  ropes,
  structures,
  safety,
  manufacturing,
  quality,
  installation,
  service,
  projects,
  sales,
  product,
  people,
  finance,
  it,
}
