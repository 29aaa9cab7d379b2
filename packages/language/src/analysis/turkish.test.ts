import { testForms } from '../testing/form-table.ts';

testForms('Turkish', 'tr');
