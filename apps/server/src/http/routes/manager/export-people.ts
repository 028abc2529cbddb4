import { peopleFilterSchema } from '@umkreis/schemas'
import { writePeopleTable } from '../../../services/users/people-table.ts'
import { defineRoute } from '../../route.ts'

export const exportPeopleRoute = defineRoute({
  method: 'get',
  path: '/manager/people.csv',
  summary: 'People of the organisation as a table for other programs',
  tag: 'Administration',
  access: 'manager',
  limit: 'changes',
  query: peopleFilterSchema,
  givesBytes: 'text/csv',
  async handle({ context, viewer, query, language, http }) {
    const lines = ReadableStream.from(writePeopleTable(context.db, viewer, query, language)).pipeThrough(
      new TextEncoderStream(),
    )
    return http.body(lines as ReadableStream, 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="people.csv"',
      'cache-control': 'no-store',
    })
  },
})
