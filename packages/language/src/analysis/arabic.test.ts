import { testForms } from '../testing/form-table.ts';

testForms('Arabic', 'ar');
