import { afterAll } from 'vitest'
import { deleteDatabases } from './postgres'

afterAll(deleteDatabases)
