import type { FastifySchemaCompiler } from 'fastify'
import { IsObject, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { Value } from 'typebox/value'

const INTEGER = /^-?\d{1,16}$/

const isIntegerSchema = (schema: unknown): boolean =>
  typeof schema === 'object' && schema !== null && 'type' in schema && schema.type === 'integer'

/** Reads as integers the parts of path and query, which travel as text, that the schema wants as integers. */
const readIntegers = (schema: TSchema, input: unknown): unknown => {
  if (!IsObject(schema) || typeof input !== 'object' || input === null) return input
  return Object.fromEntries(
    Object.entries(input).map(([key, value]) => {
      const isNumber = typeof value === 'string' && INTEGER.test(value) && isIntegerSchema(schema.properties[key])
      return [key, isNumber ? Number(value) : value]
    }),
  )
}

/** Checks requests with TypeBox. A body is taken as it is: nothing in it is converted, removed or filled in. */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const validator = Compile(schema)
  return (value: unknown) => {
    const input = httpPart === 'body' ? value : readIntegers(schema, Value.Default(schema, value))
    if (validator.Check(input)) return { value: input }
    return { error: validator.Errors(input) }
  }
}
