import { testForms } from '../testing/form-table.ts';

testForms('English', 'en');
