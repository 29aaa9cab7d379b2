import { testForms } from '../testing/form-table.ts';

testForms('Azerbaijani', 'az');
